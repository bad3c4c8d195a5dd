// What the database itself refuses, whoever asks.
import { expect, test } from 'vitest'
import { asOwner, freshDatabase } from '#server/testing/database.ts'
import { newCause, somebody, standing, write } from './testing/purses.ts'

const database = freshDatabase()

async function entry() {
  const { db } = database()
  const userId = await somebody(db)
  await write(db, { userId, kind: 'purchase', amount: 3, cause: newCause('order') })
  const [{ id, accountId, cause } = { id: 0, accountId: '', cause: '' }] = (await standing(db, userId))
    .entries
  return { userId, id, accountId, cause }
}

// Even the owner of the tables is refused; the program's login has fewer rights still.
const ask = (sql: string, values: unknown[] = []) => asOwner(database(), sql, values)

test('an entry cannot be changed, deleted or overwritten, nor the ledger emptied', async () => {
  const { userId, id, accountId, cause } = await entry()
  const final = 'The ledger is append-only.'
  await expect(ask('update credit_entries set amount = 9 where id = $1', [id])).rejects.toThrow(final)
  await expect(ask('delete from credit_entries where id = $1', [id])).rejects.toThrow(final)
  await expect(
    ask(
      `insert into credit_entries (account_id, kind, amount, cause) values ($1, 'purchase', 9, $2)
       on conflict (cause) do update set amount = 9`,
      [accountId, cause],
    ),
  ).rejects.toThrow(final)
  await expect(
    ask(
      `merge into credit_entries e using (select $1::bigint as id) w on e.id = w.id
       when matched then update set amount = 9`,
      [id],
    ),
  ).rejects.toThrow(final)
  for (const table of ['credit_entries', 'credit_accounts cascade', 'users cascade'])
    await expect(ask(`truncate ${table}`)).rejects.toThrow(final)
  expect(await standing(database().db, userId)).toMatchObject({ own: 3, sum: 3 })
})

test('a purse with entries cannot be deleted', async () => {
  const { accountId } = await entry()
  await expect(ask('delete from credit_accounts where id = $1', [accountId])).rejects.toThrow(
    'credit_entries_account_id_credit_accounts_id_fk',
  )
})

test('a balance follows the ledger: nobody else writes it', async () => {
  const { userId, accountId } = await entry()
  const follows = 'A balance follows the ledger.'
  await expect(ask('update credit_accounts set balance = 9 where id = $1', [accountId])).rejects.toThrow(
    follows,
  )
  await expect(ask('insert into credit_accounts (balance) values (9)')).rejects.toThrow(follows)
  await expect(ask('update credit_accounts set used = 9 where id = $1', [accountId])).rejects.toThrow(follows)
  await expect(ask('insert into credit_accounts (used) values (9)')).rejects.toThrow(follows)
  expect(await standing(database().db, userId)).toMatchObject({ own: 3, sum: 3 })
})

test('below zero is refused even where nobody asked first', async () => {
  const { userId, accountId } = await entry()
  await expect(
    ask(`insert into credit_entries (account_id, kind, amount, cause) values ($1, 'spend', -4, $2)`, [
      accountId,
      newCause(),
    ]),
  ).rejects.toThrow('credit_accounts_never_negative')
  expect(await standing(database().db, userId)).toMatchObject({ own: 3, sum: 3 })
})

test.each([
  ['purchase', -1],
  ['promo', 0],
  ['restore', -1],
  ['spend', 1],
  ['spend', 0],
])('a %s of %d makes no sense', async (kind, amount) => {
  const { accountId } = await entry()
  await expect(
    ask('insert into credit_entries (account_id, kind, amount, cause) values ($1, $2, $3, $4)', [
      accountId,
      kind,
      amount,
      newCause(),
    ]),
  ).rejects.toThrow('credit_entries_sign')
})
