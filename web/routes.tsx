// Every page there is, in one list. The router, the prerendering, the sitemap and the server's 404 all follow it.
import type { ComponentType } from 'react'

export interface Page {
  path: string
  title: string
  description: string
  /** Public pages are prerendered and listed in the sitemap; the others are drawn in the browser. */
  public: boolean
  /** Public too, but each address of it has its own words, which the running server fills in. */
  filled?: true
  /** Whoever knows the address may read: it is told to no search engine, no other site and no counter. */
  hasSecretAddress?: true
  load: () => Promise<{ default: ComponentType }>
}

const NAME = 'Founder Co-Pilot'
const logIn = () => import('#features/accounts/web/login-page.tsx')

export const pages: Page[] = [
  {
    path: '/',
    title: `${NAME}: your startup blueprint for $0.99`,
    description:
      'Describe your startup in a few lines. Get a business plan of 18 to 20 pages, a brand guide with logos, a quickstart guide and a prompt your AI coding tool can build from, for $0.99.',
    public: true,
    load: () => import('#features/landing/web/landing-page.tsx'),
  },
  page(
    '/dashboard',
    'Founder Dashboard',
    'Your blueprints, credits and files.',
    false,
    () => import('#features/dashboard/web/dashboard-page.tsx'),
  ),
  page(
    '/dashboard/progress/:blueprintId',
    'Creating Your Blueprint',
    'What is being made right now.',
    false,
    () => import('#features/generation/web/progress-page.tsx'),
  ),
  page('/login', 'Login', 'Sign in to your founder dashboard.', true, logIn),
  page('/signup', 'Sign up', 'Make an account and get your first startup blueprint.', true, logIn),
  page(
    '/blueprint-purchase',
    'Get Your Startup Blueprint',
    'Choose a package, describe your idea and get your startup blueprint for $0.99.',
    true,
    () => import('#features/checkout/web/purchase-page.tsx'),
  ),
  page(
    '/buy-credits',
    'Buy Credits',
    'One credit makes one blueprint: one for $0.99, five for $3.00, ten for $5.00.',
    true,
    () => import('#features/checkout/web/credits/buy-credits-page.tsx'),
  ),
  page(
    '/sample',
    'Sample Blueprint',
    'One brief, and everything that our engine made of it: the business plan page by page, the brand guide, the logos, and all files to download.',
    true,
    () => import('#features/sample/web/sample-page.tsx'),
  ),
  page(
    '/resources',
    'Resources',
    'Incubators, accelerators, grants, funding, tools and communities for founders.',
    true,
    () => import('#features/resources/web/resources-page.tsx'),
  ),
  page(
    '/blog',
    'Blog',
    'Notes on planning, building and launching a startup.',
    true,
    () => import('#features/blog/web/blog-page.tsx'),
  ),
  {
    ...page(
      '/blog/:slug',
      'Blog',
      'An article for founders.',
      false,
      () => import('#features/blog/web/post-page.tsx'),
    ),
    filled: true,
  },
  page(
    '/email-campaigns',
    'Email Campaigns',
    'Campaigns to the founders who asked for news.',
    false,
    () => import('#features/campaigns/web/campaigns-page.tsx'),
  ),
  page(
    '/community',
    'Community',
    'Show what you build, ask for feedback, and help other founders.',
    true,
    () => import('#features/community/web/community-page.tsx'),
  ),
  {
    ...page(
      '/community/thread/:id',
      'Thread',
      'A thread of the founder community.',
      false,
      () => import('#features/community/web/thread-page.tsx'),
    ),
    filled: true,
  },
  page(
    '/admin/customers',
    'Customers',
    'Everybody with an account, for the owner.',
    false,
    () => import('#features/customers/web/customers-page.tsx'),
  ),
  page(
    '/admin/customers/:id',
    'Customer',
    'One customer, for the owner.',
    false,
    () => import('#features/customers/web/customer-page.tsx'),
  ),
  page(
    '/admin/audit',
    'Audit Trail',
    'What was done, by whom, and when.',
    false,
    () => import('#features/admin/web/audit-page.tsx'),
  ),
  page(
    '/admin/security',
    'Security Log',
    'Sign-ins, failures and refusals, for the owner.',
    false,
    () => import('#features/admin/web/security-page.tsx'),
  ),
  page(
    '/admin/reports',
    'Community Reports',
    'Reports of the community, for admins.',
    false,
    () => import('#features/moderation/web/reports-page.tsx'),
  ),
  page(
    '/admin/promo-codes',
    'Promo Codes',
    'Promo codes with their uses and revenue, for the owner.',
    false,
    () => import('#features/promo-codes/web/promo-page.tsx'),
  ),
  page(
    '/admin/webhooks',
    'Webhook Health',
    'What the card provider told us, for the owner.',
    false,
    () => import('#features/checkout/web/desk/webhooks-page.tsx'),
  ),
  page(
    '/admin/recovery',
    'Purchase Recovery',
    'What was paid and never recorded, for the owner.',
    false,
    () => import('#features/checkout/web/desk/recovery-page.tsx'),
  ),
  page(
    '/admin/refunds',
    'Refunds and Orders',
    'Refund requests and every order, for the owner.',
    false,
    () => import('#features/checkout/web/desk/money-page.tsx'),
  ),
  page(
    '/admin/operations',
    'Operations',
    'Queues, failed jobs, making times, mail and orders, for admins.',
    false,
    () => import('#features/operations/web/operations-page.tsx'),
  ),
  page(
    '/admin/language-model',
    'Language Model',
    'Who writes plans, and a brief planned both ways, for admins.',
    false,
    () => import('#features/language-model/web/language-model-page.tsx'),
  ),
  {
    ...page(
      '/success',
      'Your Order',
      'Your payment, and what is being made of it.',
      false,
      () => import('#features/checkout/web/success/success-page.tsx'),
    ),
    hasSecretAddress: true,
  },
  page(
    '/cancel',
    'Payment Cancelled',
    'Nothing was charged.',
    false,
    () => import('#features/checkout/web/cancel-page.tsx'),
  ),
  {
    ...page(
      '/reset-password',
      'Reset Password',
      'Choose a new password.',
      false,
      () => import('#features/accounts/web/reset-password-page.tsx'),
    ),
    hasSecretAddress: true,
  },
  {
    ...page(
      '/magic-login',
      'Login',
      'Sign in with the link from your email.',
      false,
      () => import('#features/accounts/web/magic-login-page.tsx'),
    ),
    hasSecretAddress: true,
  },
  {
    ...page(
      '/verify-email',
      'Confirm Email Address',
      'Confirm that this address is yours.',
      false,
      () => import('#features/accounts/web/verify-email-page.tsx'),
    ),
    hasSecretAddress: true,
  },
  page(
    '/blueprint/:id',
    'Blueprint',
    'The files and milestones of your blueprint.',
    false,
    () => import('#features/blueprints/web/blueprint-page.tsx'),
  ),
  page(
    '/blueprint/:id/plan',
    'Assumptions & What-if',
    'What your plan rests on, and what it does when you change it.',
    false,
    () => import('#features/living-plan/web/plan-page.tsx'),
  ),
  page(
    '/blueprint/:id/read',
    'Business Plan',
    'Your plan as a page, with where each figure came from.',
    false,
    () => import('#features/plan-reader/web/reader-page.tsx'),
  ),
  {
    ...page(
      '/shared/:token',
      'Shared Blueprint',
      'Files that somebody shared with you.',
      false,
      () => import('#features/blueprints/web/shared-page.tsx'),
    ),
    hasSecretAddress: true,
  },
  {
    ...page(
      '/shared/:token/read',
      'Shared Business Plan',
      'A plan that somebody shared with you.',
      false,
      () => import('#features/plan-reader/web/shared-reader-page.tsx'),
    ),
    hasSecretAddress: true,
  },
  page(
    '/settings',
    'Settings',
    'Notifications and your account.',
    false,
    () => import('#features/accounts/web/settings/settings-page.tsx'),
  ),
  {
    ...page(
      '/unsubscribed',
      "You've Been Unsubscribed",
      'Community emails will stop.',
      false,
      () => import('#features/notifications/web/unsubscribed.tsx'),
    ),
    hasSecretAddress: true,
  },
  page(
    '/privacy-policy',
    'Privacy Policy',
    'What Founder Co-Pilot keeps about you, why, and for how long.',
    true,
    () => import('#features/legal/web/privacy-policy.tsx'),
  ),
  page(
    '/terms-of-service',
    'Terms of Service',
    'The terms under which you use Founder Co-Pilot.',
    true,
    () => import('#features/legal/web/terms-of-service.tsx'),
  ),
  page(
    '/refund-policy',
    'Refund Policy',
    'When and how you get your money back.',
    true,
    () => import('#features/legal/web/refund-policy.tsx'),
  ),
  page(
    '/legal-inquiries',
    'Legal Inquiries',
    'Whom to write to about legal questions.',
    true,
    () => import('#features/legal/web/legal-inquiries.tsx'),
  ),
  page(
    '/sandbox/ui',
    'Design system',
    'Every part of the interface in every state.',
    false,
    () => import('./catalogue/catalogue.tsx'),
  ),
]

export const notFoundPage: Page = {
  path: '*',
  title: `Page Not Found · ${NAME}`,
  description: 'This sheet is not in the set.',
  public: false,
  load: () => import('./not-found.tsx'),
}

function page(path: string, title: string, description: string, isPublic: boolean, load: Page['load']): Page {
  return { path, title: `${title} · ${NAME}`, description, public: isPublic, load }
}
