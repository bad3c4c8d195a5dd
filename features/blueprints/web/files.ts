import type { Answer } from '#kit/endpoint.ts'
import type { listFiles, openShare } from '../contract.ts'

export type ShownFile = Answer<typeof listFiles>['files'][number]

/** What can be shown and saved: a founder's own file, or one that was shared. */
export type ReadableFile = Answer<typeof openShare>['files'][number]

/** Saved rather than shown. */
export const downloadOf = ({ url }: { url: string }): string => `${url}?download=1`
