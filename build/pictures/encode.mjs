// Pictures for the web: AVIF, which is a third of the size, and WebP for browsers that do not know it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

const folder = join(root, 'features', 'landing', 'web', 'pictures')

/** From a PNG: `NAME.avif` and `NAME.webp` beside the screens that show them. */
export function encode(/** @type {string} */ png, /** @type {string} */ name, into = folder) {
  mkdirSync(into, { recursive: true })
  const out = join(into, name)
  ffmpeg('-i', png, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '80', `${out}.webp`)
  ffmpeg(
    ...['-i', png, '-frames:v', '1', '-c:v', 'libaom-av1', '-still-picture', '1'],
    ...['-crf', '34', '-cpu-used', '3', '-pix_fmt', 'yuv444p', `${out}.avif`],
  )
  rmSync(png)
}

export function ffmpeg(/** @type {string[]} */ ...args) {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
}
