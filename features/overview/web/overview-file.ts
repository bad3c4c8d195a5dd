import type { listFiles } from '#features/blueprints/contract.ts'
import type { Answer } from '#kit/endpoint.ts'

export type OverviewFile = Answer<typeof listFiles>['files'][number]
