// The same form stands in the dialogs of the landing page and the dashboard and on a page of its own. What differs is here; a further
// place is a further value.
import type { Pack } from '../prices.ts'
import type { FieldName } from './fields.ts'
import type { Start } from './started-at.ts'

export interface Place {
  industries: readonly string[]
  stages: readonly string[]
  required: readonly FieldName[]
  /** What the order calls the form. */
  sentAs: 'formData' | 'blueprintData'
  address: Start
  /** Nothing else is sold here. */
  onlyPack?: Pack
  /** Of those who have bought before: a refusal says that nothing was spent. */
  saysRestored?: true
}

export const LANDING: Place = {
  industries: ['technology', 'healthcare', 'finance', 'education', 'retail', 'other'],
  stages: ['idea', 'prototype', 'mvp', 'launched'],
  required: ['fullName', 'email', 'startupName', 'businessIdea'],
  sentAs: 'formData',
  address: '/?show=blueprint',
}

const STAGES = ['Idea Stage', 'Validation', 'Early Development', 'MVP Ready', 'Growth Stage', 'Other']

export const PURCHASE_PAGE: Place = {
  industries: [
    'Technology',
    'Healthcare',
    'Finance',
    'Education',
    'E-commerce',
    'Food & Beverage',
    'Travel & Hospitality',
    'Real Estate',
    'Entertainment',
    'Fitness & Wellness',
    'Other',
  ],
  stages: STAGES,
  // The address may also be given on the payment page.
  required: ['startupName', 'businessIdea', 'targetCustomer'],
  sentAs: 'blueprintData',
  address: '/blueprint-purchase',
}

export const DASHBOARD: Place = {
  industries: [
    'Technology',
    'Healthcare',
    'Finance',
    'Education',
    'E-commerce',
    'Entertainment',
    'Food & Beverage',
    'Travel',
    'Real Estate',
    'Marketing',
    'Consulting',
    'Other',
  ],
  stages: STAGES,
  required: ['startupName', 'businessIdea', 'targetCustomer'],
  sentAs: 'blueprintData',
  address: '/dashboard?show=blueprint',
  onlyPack: 'single',
  saysRestored: true,
}
