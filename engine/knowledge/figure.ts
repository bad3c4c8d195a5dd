// A number from outside the brief: with its range, and with its source or the plain word that we assume it.
import type { Industry } from '../brief-words.ts'
import type { BusinessModel } from '../read/understanding.ts'

export interface Source {
  id: string
  publisher: string
  title: string
  year: number
  url: string
  /** 'official': statistics, law, the payer itself. 'industry': a survey of many. 'weak': a vendor or a single article. */
  strength: 'official' | 'industry' | 'weak'
}

export const METRICS = [
  'gross-margin',
  'monthly-churn',
  'annual-renewal',
  'visitor-to-signup',
  'trial-to-paid',
  'free-to-paid',
  'lead-to-customer',
  'outreach-reply',
  'store-conversion',
  'email-click',
  'cart-return-rate',
  'lead-cost',
  'acquisition-cost',
  'ad-click-cost',
  'payment-fee-share',
  'payment-fee-each',
  'take-rate',
  'average-order',
  'price',
  'salary',
  'hourly-rate',
  'employer-on-cost',
  'rent-per-square-metre',
  'rent-share',
  'cost-of-goods-share',
  'labour-share',
  'net-margin',
  'startup-cost',
  'setup-item',
  'utilisation',
  'fill-rate',
  'corporate-tax',
  'sales-tax',
  'loan-rate',
  'survival',
  'minimum-wage',
  'hosting-share',
  'insurance',
  'fundraising-cost',
  'households',
  'household-size',
  'household-share',
  'population',
  'people',
  'businesses',
] as const
export type Metric = (typeof METRICS)[number]

export const PERS = ['month', 'year', 'hour', 'order', 'customer', 'unit', 'square-metre-year'] as const
type Per = (typeof PERS)[number]

export interface Figure {
  id: string
  metric: Metric
  /** What exactly, where the metric alone does not say: 'software engineer', 'per café seat'. */
  of: string
  industries: Industry[] | 'any'
  models: BusinessModel[] | 'any'
  /** ISO country codes, 'EU', or 'any'. */
  regions: string[] | 'any'
  /** Where it makes a difference whether firms or people buy. */
  buyers?: 'firms' | 'households'
  low: number
  typical: number
  high: number
  /** 'fraction', 'money' with a currency (minor units), 'count'. */
  unit: { kind: 'fraction' } | { kind: 'count' } | { kind: 'money'; currency: string }
  per?: Per
  basis:
    | {
        kind: 'source'
        source: string
        note?: string
        /** The source gives the frame, but the typical value is our reading, midpoint or division. A plan says so. */
        typicalIsOurs?: true
      }
    | { kind: 'assumption'; why: string }
}

export interface RegulationPoint {
  id: string
  topic: string
  industries: Industry[] | 'any'
  models: BusinessModel[] | 'any'
  /** ISO codes, 'EU', or 'any'. */
  regions: string[] | 'any'
  /** Words in a brief that make it apply whatever the industry: 'HIPAA', 'patient', 'child'. */
  triggers: string[]
  /** What it means for a small firm, in one or two plain sentences. */
  meaning: string
  /** The first thing to do about it. */
  action: string
  source: string
}
