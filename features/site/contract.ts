import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'What the pages show: contact addresses, social links, video, tag manager',
  reply: z.object({
    publicUrl: z.string(),
    supportEmail: z.string(),
    feedbackEmail: z.string(),
    twitterUrl: z.string(),
    linkedinUrl: z.string(),
    videoUrl: z.string().optional(),
    videoPosterUrl: z.string().optional(),
    tagManagerId: z.string().optional(),
  }),
})
