// The eight steps, in order. Where the screen is ours there is a picture of it; elsewhere a drawing.
import type { PictureFile } from '../picture.tsx'
import buyAvif from '../pictures/step-buy.avif'
import buyWebp from '../pictures/step-buy.webp'
import dashboardAvif from '../pictures/step-dashboard.avif'
import dashboardWebp from '../pictures/step-dashboard.webp'
import ideaAvif from '../pictures/step-idea.avif'
import ideaWebp from '../pictures/step-idea.webp'
import markdownAvif from '../pictures/step-markdown.avif'
import markdownWebp from '../pictures/step-markdown.webp'

export type StepDrawing = 'upload' | 'ask' | 'domain' | 'build'

export interface Slide {
  title: string
  text: string
  shown: { picture: PictureFile; alt: string } | { drawing: StepDrawing }
}

const SHOT = { width: 1440, height: 900 }

export const SLIDES: Slide[] = [
  {
    title: 'Start with an idea',
    text: 'A name and a few lines are enough. What you already know, such as prices, costs or first orders, goes into the plan as it is.',
    shown: {
      picture: { avif: ideaAvif, webp: ideaWebp, ...SHOT },
      alt: 'The form, with the startup name TideWatch and its idea filled in',
    },
  },
  {
    title: 'Buy for $0.99',
    text: 'One payment by card, or one credit. No subscription, and no account needed beforehand.',
    shown: {
      picture: { avif: buyAvif, webp: buyWebp, ...SHOT },
      alt: 'The three packages with their prices, and the order summary',
    },
  },
  {
    title: 'Grab files from the dashboard',
    text: 'Minutes later the plan, the brand guide, the logos and the prompt are there, and in your inbox.',
    shown: {
      picture: { avif: dashboardAvif, webp: dashboardWebp, ...SHOT },
      alt: 'The founder dashboard with the finished blueprint',
    },
  },
  {
    title: 'Download the .md file',
    text: 'It holds the whole brief for your MVP: who it is for, the first screens, the data, and when it counts as done.',
    shown: {
      picture: { avif: markdownAvif, webp: markdownWebp, ...SHOT },
      alt: 'The Markdown file of TideWatch',
    },
  },
  {
    title: 'Upload to a code-hosting tool',
    text: 'Make an empty project and put the file in it, so that people and machines find it in the same place.',
    shown: { drawing: 'upload' },
  },
  {
    title: 'Ask an AI assistant',
    text: 'Paste the first prompt of the file. After each of its prompts the product runs; look at it before you go on.',
    shown: { drawing: 'ask' },
  },
  {
    title: 'Attach a domain',
    text: 'Buy a name, point it at your project, and the first version has an address that people can visit.',
    shown: { drawing: 'domain' },
  },
  {
    title: 'Build',
    text: 'Show it to the first ten people of your plan. What they say decides what you build next.',
    shown: { drawing: 'build' },
  },
]
