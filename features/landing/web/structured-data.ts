// What search engines read: the product with its prices, and the questions with their answers (schema.org).
import { PACKS } from '#features/checkout/web/public.ts'
import { site } from '#web/site.ts'
import { QUESTIONS } from './questions.ts'

const CONTEXT = 'https://schema.org'

export function productData() {
  const { publicUrl } = site()
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: 'Startup blueprint',
    description:
      'A business plan of 18 to 20 pages, a brand guide with logos, a quickstart guide and a prompt for AI coding tools, made from a few lines about an idea.',
    brand: { '@type': 'Brand', name: 'Founder Co-Pilot' },
    image: `${publicUrl}/social/home.png`,
    offers: Object.values(PACKS).map(({ name, priceCents, quantity }) => ({
      '@type': 'Offer',
      name,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `${CONTEXT}/InStock`,
      url: `${publicUrl}${quantity === 1 ? '/blueprint-purchase' : '/buy-credits'}`,
      eligibleQuantity: { '@type': 'QuantitativeValue', value: quantity },
    })),
  }
}

export function faqData() {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: QUESTIONS.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
