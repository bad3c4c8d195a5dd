import { expect, test } from 'vitest'
import { isActionLink } from './action-links.ts'

const SITE = 'https://shop.example'

test.each([
  '/magic-login?token=x',
  '/magic-login#token=x',
  '/Magic-Login/',
  '/MAGIC-LOGIN',
  '//shop.example/magic-login',
  'https://shop.example/verify-email?token=x',
  'HTTPS://SHOP.EXAMPLE/reset-password',
  'http://shop.example:80/success?free=true',
  'https://www.shop.example/success',
  'https://shop.example./success',
  'https://somebody@shop.example/success',
  '/%6dagic-login',
  '/%256dagic-login',
  '/magic%2Dlogin',
  '/community/../magic-login',
  '/community/%2e%2e/magic-login',
  '/community/%2e%2e%2fmagic-login',
  '/community\\..\\magic-login',
  '/./magic-login',
  '/a//../../magic-login',
  '//shop.example//magic-login',
  '/%ff/../magic-login',
  '/\tmagic-login',
  '/api/unsubscribe?token=x',
  '/api',
  '/API/auth/google',
  '/success/anything',
  '../magic-login',
  'magic-login',
])('%s acts', (target) => {
  expect(isActionLink(target, SITE)).toBe(true)
  expect(isActionLink(target)).toBe(true)
})

test.each([
  '/community',
  '/sample',
  '/successful',
  '/apiary',
  '/blog/api',
  '/resources?search=/magic-login',
  'mailto:a@shop.example',
  'https://other.example/api/v1',
  'https://other.example/success',
  'https://shop.example.evil.example/magic-login',
  'https://',
])('%s does not', (target) => {
  expect(isActionLink(target, SITE)).toBe(false)
})
