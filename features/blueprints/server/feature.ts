import type { Feature } from '#server/house.ts'
import { work } from '#server/jobs/job.ts'
import { exportBlueprints, exportedFiles } from './export.ts'
import { emptyBins, emptyOldBins } from './files/empty-bins.ts'
import { forgetBlueprints, removeFiles, removeFilesOf } from './forget.ts'
import { blueprintRoutes } from './routes.ts'
import { shelfRoutes } from './shelf-routes.ts'
import { stayWithAddress } from './stay-with-address.ts'

export const blueprintsFeature: Feature = {
  name: 'blueprints',
  routes: (house) => [...blueprintRoutes(house), ...shelfRoutes(house)],
  jobs: (house) => [
    work(removeFiles, ({ blueprintIds }) => removeFilesOf(house, blueprintIds)),
    work(emptyBins, () => emptyOldBins(house)),
  ],
  exportData: exportBlueprints,
  exportFiles: exportedFiles,
  erase: forgetBlueprints,
  stayWithAddress,
}
