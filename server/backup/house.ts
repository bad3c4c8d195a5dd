// The house without anybody in it: enough to put its database right, with nothing served and no work done.
import { join } from 'node:path'
import { keysIn } from '#sandbox/cards/keys.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/connect.ts'
import { createNotices } from '../database/notices.ts'
import { features } from '../features.ts'
import type { House } from '../house.ts'
import { createJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { createMail } from '../mail/mail.ts'
import { createSecurityLog } from '../security-log/security-log.ts'
import type { Storage } from '../storage/storage.ts'

export async function openHouse(
  config: Config,
  url: string,
  storage: Storage,
): Promise<{ house: House; close(): Promise<void> }> {
  const log = await createLog('warn', true)
  const database = openDatabase(url, (err) => log.warn({ err }, 'a database connection broke'))
  const notices = createNotices(url, log)
  const jobs = createJobs({
    database,
    log,
    works: false,
    all: () => features.flatMap((one) => one.jobs?.(house) ?? []),
  })
  const keys = config.stripe ?? keysIn(join(config.dataDir, 'cards'), {})
  const house: House = {
    config,
    log,
    database,
    db: database.db,
    notices,
    jobs,
    mail: createMail(jobs),
    securityLog: createSecurityLog({ db: database.db, log }),
    storage,
    // Nobody is asked and nothing is sent from here.
    smtpUrl: '',
    identityProvider: { issuer: '', clientId: '', clientSecret: '' },
    cards: {
      ...keys,
      apiBase: config.stripe?.apiBase,
      testMoney: !config.stripe,
      hashSecret: config.hashSecret,
    },
    features,
  }
  return {
    house,
    async close() {
      await jobs.stop()
      await notices.close()
      await database.close()
    },
  }
}
