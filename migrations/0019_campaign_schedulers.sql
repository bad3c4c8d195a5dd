-- Who scheduled what is still waiting: only the audit trail knows it of campaigns from before the column.
update campaigns set scheduled_by = (
  select actor_id from audit_entries
  where target_kind = 'campaign' and target_id = campaigns.id::text and action = 'campaign.schedule'
  order by id desc limit 1
) where status = 'scheduled';
