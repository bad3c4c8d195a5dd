// The questions of the first page. Each answer is plain text: it stands on the page and in the data for search engines.
export const QUESTIONS = [
  {
    question: 'What exactly do I get for $0.99?',
    answer:
      'One blueprint: an 18 to 20 page plan as PDF and Word, the financial model as a spreadsheet with live formulas, a brand guide with logo concepts, the logos as PNG and SVG files, a quickstart guide and a Markdown prompt.',
  },
  {
    question: 'How long does it take?',
    answer:
      'Usually two to five minutes, and within 10 minutes at the latest. You can close the page meanwhile: the files wait in your dashboard, and an email says that they are ready.',
  },
  {
    question: 'Do I need to know how to code?',
    answer:
      'No. The Markdown file is written for AI coding tools that build from a description. You upload it, paste its prompts one after the other, and look at what was built after each.',
  },
  {
    question: 'Where do the figures come from?',
    answer:
      'A financial model computes them from your own facts, from published sources and from assumptions. The plan marks each figure as one of the three, gives the address of every source and a range for every assumption. A language model never writes a number.',
  },
  {
    question: 'Can I change the plan afterwards?',
    answer:
      'Yes. Edit the five milestones and the Markdown file in your dashboard, and rename any file; every version of it is kept. The plan also comes as a Word document and the figures as a spreadsheet, for changes of your own.',
  },
  {
    question: 'Who can see my idea?',
    answer:
      'You. A blueprint is shown to nobody else unless you share a link to it, and you can end that link. In the settings you can export everything we keep about you, or delete your account.',
  },
  {
    question: 'What if the blueprint fails to generate?',
    answer:
      'Then the credit is back at once, and the page says so. You can try again right away; what you wrote is kept.',
  },
  {
    question: 'Can I get a refund?',
    answer:
      'Ask within 7 days of purchase, beside the order in your settings. We answer within 48 business hours. A single blueprint is refunded in full, a pack by its unspent share, and the files you already have stay yours.',
  },
]
