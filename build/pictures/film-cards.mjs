// What the film and its poster show beside the screens of the shop: pages on the drawing board.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

const data = (/** @type {string} */ path, /** @type {string} */ type) =>
  `data:${type};base64,${readFileSync(path).toString('base64')}`
const font = (/** @type {string} */ name) =>
  data(join(root, 'node_modules/@fontsource-variable', name), 'font/woff2')

const STYLE = `<style>
  @font-face { font-family: Sans; font-weight: 400 700; src: url(${font('instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}) }
  @font-face { font-family: Mono; font-weight: 300 700; src: url(${font('red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2')}) }
  * { box-sizing: border-box }
  body { margin: 0; width: 1280px; height: 720px; overflow: hidden; font: 400 20px/1.55 Sans; color: #101a2e; background-color: #fafaf7;
    background-size: 24px 24px; background-image: linear-gradient(to right, var(--g) 1px, transparent 1px), linear-gradient(to bottom, var(--g) 1px, transparent 1px); --g: rgb(47 157 192 / .13) }
  img { display: block; box-shadow: 0 1px 1px rgb(16 26 46 / .06), 0 24px 48px -20px rgb(16 26 46 / .3) }
  .sheet { display: grid; place-items: center; padding-top: 36px }
  .portrait { width: 760px; margin-bottom: -340px }
  pre { margin: 56px auto; width: 1000px; height: 700px; padding: 40px 48px; background: #fff; border: 1px solid #dfe3e6; white-space: pre-wrap; overflow: hidden; font: 17px/1.6 Mono }
  .poster { background-color: #0d2347; --g: rgb(120 180 220 / .09); color: #f2f6fc }
  .idea { position: absolute; left: 72px; top: 172px; width: 452px; padding: 26px 30px; border: 1px solid #33578f; border-radius: 8px; background: #12305d; font-size: 21px }
  .idea small { display: block; margin-bottom: 10px; color: #b4c5e0; font-size: 17px }
  .poster img { position: absolute; width: 360px }
  .line { position: absolute; left: 548px; right: 592px; top: 360px; border-top: 2px solid #58c4e3 }
</style>`

/** A page, as wide as it is legible; of an upright one the upper part. */
export function sheet(/** @type {string} */ png) {
  const portrait = readFileSync(png).readUInt32BE(20) > readFileSync(png).readUInt32BE(16)
  return `${STYLE}<body class="sheet"><img class="${portrait ? 'portrait' : ''}" src="${data(png, 'image/png')}">`
}

export function board(/** @type {string} */ text) {
  return `${STYLE}<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`
}

export function poster(/** @type {string} */ idea, /** @type {string[]} */ [back = '', front = '']) {
  return `${STYLE}<body class="poster"><div class="idea"><small>Business idea</small>${idea}</div><div class="line"></div>
    <img src="${data(back, 'image/png')}" style="left:720px;top:110px"><img src="${data(front, 'image/png')}" style="left:848px;top:64px">`
}
