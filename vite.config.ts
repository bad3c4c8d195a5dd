import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const backend = process.env.FCP_DEV_BACKEND

export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: { outDir: '../dist/web', emptyOutDir: true },
  server: backend
    ? {
        proxy: Object.fromEntries(
          ['/api', '/sandbox', '/page.css', '/page.woff2', '/healthz', '/readyz', '/metrics'].map((path) => [
            path,
            backend,
          ]),
        ),
      }
    : {},
})
