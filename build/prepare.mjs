// What has to be there before anything can run: packages, the built web, a browser for the tests.
// Runs on any Node from 20 up and before anything is installed, so: built-in modules only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')

/** The pinned Node, which every program of the house runs under. */
export const node = join(bin, 'node')

/** Runs a program to its end with its output shown; signals are passed on to it. */
export function run(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  env = process.env,
  /** @type {NodeJS.Signals | undefined} */ always = undefined,
) {
  const child = spawn(command, args, { cwd: root, env: withPinnedNode(env), stdio: 'inherit' })
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(always ?? signal)
  for (const signal of SIGNALS) process.on(signal, passOn)
  return /** @type {Promise<number>} */ (
    new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('exit', (code, signal) => {
        for (const name of SIGNALS) process.off(name, passOn)
        resolve(signal ? 1 : (code ?? 1))
      })
    })
  )
}
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

function withPinnedNode(/** @type {NodeJS.ProcessEnv} */ env) {
  return { ...env, PATH: bin + delimiter + (env.PATH ?? '') }
}

/** Says what is being done, and that it is still being done, until it is done. */
async function attempt(/** @type {string} */ label, /** @type {() => Promise<number>} */ work) {
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  console.log(`• ${label} …`)
  // On a terminal the programs show their own progress.
  const ticking = setInterval(() => process.stdout.isTTY || console.log(`  … ${seconds()} s`), 10_000)
  const code = await work().finally(() => clearInterval(ticking))
  console.log(
    code === 0 ? `  done in ${seconds()} s` : `✗ ${label}: failed (exit ${code}). The lines above say why.`,
  )
  return code === 0
}

async function step(/** @type {string} */ label, /** @type {() => Promise<number>} */ work) {
  if (!(await attempt(label, work))) process.exit(1)
}

export async function ensurePackages() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const stamp = join(root, 'node_modules', '.lock.sha256')
  const lockfile = join(root, 'package-lock.json')
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  const complete = existsSync(node) && existsSync(installed)
  const same = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (complete && (same || modified(installed) >= modified(lockfile))) return
  // --include=dev: the web is built here, so NODE_ENV=production must not leave the build tools out.
  // SIGKILL: interrupted, npm would take a minute to clear away what the next run replaces anyway.
  await step('Installing packages (a minute or two, only when they changed)', () =>
    run('npm', ['ci', '--include=dev'], process.env, 'SIGKILL'),
  )
  writeFileSync(stamp, wanted)
}

export async function ensureWeb() {
  const stamp = join(root, 'dist', 'sources.sha256')
  const wanted = hashOfWebSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step('Building the web', async () => {
    const built = await run(join(bin, 'vite'), ['build', '--app', '--logLevel', 'warn'])
    return built || run(node, ['build/prerender.mjs'])
  })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function hashOfWebSources() {
  const hash = createHash('sha256')
  for (const file of [
    'package-lock.json',
    'vite.config.ts',
    'build/prerender.mjs',
    ...filesOf('web'),
    ...filesOf('kit'),
    ...filesOf('features'),
    ...filesOf('engine'),
  ]) {
    if (!file.includes('/server/') && !file.includes('.test.'))
      hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** @returns {string[]} */
function filesOf(/** @type {string} */ folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .sort()
}

/**
 * A Chromium for the browser tests: Debian's without a window, which needs a third less time; else one that is here; else
 * Playwright's own (answers undefined).
 */
export async function ensureChromium() {
  if (!process.env.CHROMIUM_PATH && !onPath(WINDOWLESS)) await installFromDebian([WINDOWLESS])
  if (!findChromium()) await installFromDebian(['chromium'])
  const found = findChromium()
  if (found) return found
  if (!hasPlaywrightsOwn()) {
    await step('Downloading Chromium (once)', () => run(join(bin, 'playwright'), ['install', 'chromium']))
  }
  return undefined
}

/** Readers of PDF and office files, which tests hold ours against. Without them those tests fail and say what they need. */
export async function ensureReaders({ office = true } = {}) {
  const packages = [
    ...(onPath('pdfinfo') ? [] : ['poppler-utils']),
    ...(onPath('soffice') || !office ? [] : ['libreoffice-calc-nogui', 'libreoffice-writer-nogui']),
  ]
  if (packages.length > 0) await installFromDebian(packages)
}

/** What many processes stand behind and before: the drill and the benchmark of them say so where it is missing. */
export async function ensureServers() {
  const packages = [
    ...(existsSync('/usr/sbin/nginx') ? [] : ['nginx-light']),
    ...(existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
  ]
  if (packages.length > 0) await installFromDebian(packages)
}

/** What the pictures of the site are made with; only whoever draws them anew needs it. */
export async function ensurePictureTools() {
  await ensureReaders({ office: false })
  if (!onPath('ffmpeg')) await installFromDebian(['ffmpeg'])
}

const WINDOWLESS = 'chromium-headless-shell'

async function installFromDebian(/** @type {string[]} */ packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await attempt(`Installing ${packages.join(', ')} from Debian (once)`, async () => {
    await run('apt-get', ['update', '-qq'], env)
    return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
  })
}

function hasPlaywrightsOwn() {
  const path = "require('@playwright/test').chromium.executablePath()"
  return (
    spawnSync(node, ['-e', `process.exit(require('fs').existsSync(${path}) ? 0 : 1)`], { cwd: root })
      .status === 0
  )
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
    .map(onPath)
    .find(Boolean)
}

function onPath(/** @type {string} */ program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return statSync(path).isFile()
      } catch {
        return false
      }
    })
}

function modified(/** @type {string} */ path) {
  return statSync(path).mtimeMs
}
