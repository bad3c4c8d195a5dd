import { fileURLToPath } from 'node:url'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { build } from 'vite'

/** What a page can be when it is nothing but Vite, React and one heading. */
export async function serveBarePage(outDir: string): Promise<{ url: string; close: () => Promise<void> }> {
  const root = fileURLToPath(new URL('./bare-page/', import.meta.url))
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const app = fastify()
  await app.register(compress)
  await app.register(fastifyStatic, { root: outDir })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}
