// Chromium's print, through the same driver as the browser tests; the browser is started once and kept.
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { childrenOf, peakMb } from '#drills/works/processes.ts'
import { CHROMIUM_FLAGS } from '#e2e/chromium-flags.ts'
import { FACES } from '#engine/fonts/faces.ts'
import type { Section } from '#engine/plan/kit/section.ts'
import { packageFile } from '#engine/press/read-parts.ts'
import type { Engine } from './engine.ts'
import { type PlainBlock, plainBlocks } from './plain-blocks.ts'

export async function chromiumEngine(sections: Section[]): Promise<Engine> {
  const server = await chromium.launchServer({
    args: CHROMIUM_FLAGS,
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  })
  const browser = await chromium.connect(server.wsEndpoint())
  const font = readFileSync(packageFile(FACES['ibm-plex-sans'].files['400Regular'] ?? '')).toString('base64')
  const style = `@font-face{font-family:Plex;src:url(data:font/ttf;base64,${font})}body{font:9pt Plex}table{width:100%}td{font-size:7pt}`
  const html = `<!doctype html><html lang="en"><title>Plan</title><style>${style}</style>${plainBlocks(sections).map(htmlOf).join('')}</html>`
  const pid = server.process().pid ?? 0
  return {
    async pdf() {
      const page = await browser.newPage()
      await page.setContent(html, { waitUntil: 'load' })
      const bytes = await page.pdf({ format: 'A4', tagged: true, outline: true })
      await page.close()
      return bytes
    },
    otherMegabytes: () => sum(processesOf(pid).map(peakMb)),
    close: () => server.close(),
  }
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function htmlOf(block: PlainBlock): string {
  if (block.kind === 'heading') return `<h${block.level}>${escaped(block.text)}</h${block.level}>`
  if (block.kind === 'text') return `<p>${escaped(block.text)}</p>`
  return `<table>${block.rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`
}

/** The browser and everything it has started. */
const processesOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(processesOf)]

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
