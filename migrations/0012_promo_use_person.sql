-- As features/promo-codes/server/person-address.ts spells it.
update promo_uses set person = case
  when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2)
end
where email like '_%@_%' and email not like '+%';
