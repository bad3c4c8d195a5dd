// A blueprint's plan as it is kept: JSON, zipped. It is read back in the same way whether it was made a moment ago or by a
// worker that is gone.
import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import type { Blueprint, PrintableBlueprint } from '#engine/blueprint.ts'

/** Plans that were made before plans were composed have no source. */
export type StoredBlueprint = PrintableBlueprint & Partial<Pick<Blueprint, 'source' | 'edits'>>

const unzip = promisify(gunzip)
const MOST_BYTES = 64 * 1024 * 1024

export function packPlan(blueprint: Blueprint): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(JSON.stringify(blueprint)))
}

export async function unpackPlan(packed: Uint8Array): Promise<StoredBlueprint> {
  const text = await unzip(packed, { maxOutputLength: MOST_BYTES })
  return JSON.parse(text.toString()) as StoredBlueprint
}
