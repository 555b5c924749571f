"""Keeps what rounds without a seat are worth, how places are counted, play-offs and cuts, ghosts and own lists."""

from django.db import migrations, models

import whistdrive.core.drive


class Migration(migrations.Migration):
    dependencies = [
        ("whistdrive", "0001_store_drives_and_results"),
    ]

    operations = [
        migrations.AddField(
            model_name="drive",
            name="decisions",
            field=models.JSONField(blank=True, default=dict),
        ),
        migrations.AddField(
            model_name="drive",
            name="places",
            field=models.CharField(default=whistdrive.core.drive.Places["STANDARD"], max_length=10),
        ),
        migrations.AddField(
            model_name="drive",
            name="sit_outs",
            field=models.CharField(default=whistdrive.core.drive.SitOuts["NOTHING"], max_length=20),
        ),
        migrations.AddField(
            model_name="entry",
            name="ghost",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="entry",
            name="tags",
            field=models.JSONField(blank=True, default=list),
        ),
    ]
