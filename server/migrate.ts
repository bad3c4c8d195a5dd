// node server/migrate.ts: brings the database up to date, makes the bucket, and ends. Once a release, before its first process:
// every process would do the same when it starts, but here a migration that fails is seen before anything is replaced.
import { loadConfig } from './config.ts'
import { runOnce } from './run.ts'
import { startShop } from './start.ts'

await runOnce(async () => {
  const shop = await startShop(loadConfig(), { onlyMigrate: true })
  shop.log.info('migrated')
  await shop.stop()
})
