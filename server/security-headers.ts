import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from './config.ts'

/** The one style element that a library of ours writes: the select's list hides its scroll bar. Allowed by its hash. */
const SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'
const SELECT_STYLE_HASH = `'sha256-${createHash('sha256').update(SELECT_STYLE).digest('base64')}'`

/** What no page of ours asks a browser for, and nothing that got into one shall. */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** No inline script or style, nothing from elsewhere, no frames. Pages that need more say so on their own route. */
export function securityHeaders({
  production,
  shown,
}: Pick<Config, 'production' | 'shown'>): FastifyHelmetOptions {
  const tagManager = shown.tagManagerId ? TAG_MANAGER : []
  const media = [shown.videoUrl, shown.videoPosterUrl].flatMap((url) =>
    URL.canParse(url) ? [new URL(url).origin] : [],
  )
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...tagManager],
        styleSrc: ["'self'", SELECT_STYLE_HASH],
        imgSrc: ["'self'", 'data:', 'blob:', ...tagManager, ...media],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...tagManager],
        mediaSrc: ["'self'", ...media],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(production ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: production ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Links to the identity and card providers open as ordinary pages.
    crossOriginEmbedderPolicy: false,
  }
}

const TAG_MANAGER = ['https://www.googletagmanager.com', 'https://*.google-analytics.com']
