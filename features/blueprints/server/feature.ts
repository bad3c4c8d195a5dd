import { eq } from '#server/database/sql.ts'
import type { Feature } from '#server/house.ts'
import { work } from '#server/jobs/job.ts'
import { exportBlueprints, exportedFiles } from './export.ts'
import { emptyBins, emptyOldBins } from './files/empty-bins.ts'
import { tidyAllContents, tidyContents } from './files/tidy-contents.ts'
import { forgetBlueprints, removeFiles, removeFilesOf } from './forget.ts'
import { blueprintRoutes } from './routes.ts'
import { shelfRoutes } from './shelf-routes.ts'
import { stayWithAddress } from './stay-with-address.ts'
import { blueprints } from './tables.ts'

export const blueprintsFeature: Feature = {
  name: 'blueprints',
  routes: (house) => [...blueprintRoutes(house), ...shelfRoutes(house)],
  jobs: (house) => [
    work(removeFiles, ({ blueprintIds }) => removeFilesOf(house, blueprintIds)),
    work(emptyBins, () => emptyOldBins(house)),
    work(tidyContents, () => tidyAllContents(house)),
  ],
  exportData: exportBlueprints,
  exportFiles: exportedFiles,
  ownsAnything: async (db, userId) => (await db.$count(blueprints, eq(blueprints.userId, userId))) > 0,
  erase: forgetBlueprints,
  stayWithAddress,
}
