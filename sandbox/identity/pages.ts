// The provider's two pages: choose an account, and a sentence when that is not possible.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Account, type Choice, type Field, READY } from './accounts.ts'

const STYLE = readFileSync(new URL('./identity.css', import.meta.url), 'utf8')
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** `origins` are where the form may lead: browsers apply form-action to the redirects after it, too. */
export function pageHeaders(origins: string[]): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${STYLE_HASH}'`,
      'img-src data:',
      `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}

export function choosePage(siteUrl: string, refused?: Extract<Choice, { fault: object }>): string {
  const typed = refused?.typed ?? { email: '', name: '', verified: true, elsewhere: false, sub: '' }

  function input(field: Field, label: string, attributes: string, hint?: string): string {
    const fault = refused?.fault.field === field ? refused.fault.sentence : undefined
    const notes = [
      fault && `<p class="fault" id="${field}-fault">${escaped(fault)}</p>`,
      hint && `<p id="${field}-hint">${escaped(hint)}</p>`,
    ].filter((note) => note !== undefined)
    const describedBy = [fault && `${field}-fault`, hint && `${field}-hint`].filter(Boolean).join(' ')
    return `<div class="field">
<label for="${field}">${escaped(label)}</label>
<input id="${field}" name="${field}" value="${escaped(typed[field])}" ${attributes} ${
      describedBy && `aria-describedby="${describedBy}"`
    } ${fault ? 'aria-invalid="true" autofocus' : ''}>
${notes.join('\n')}
</div>`
  }

  return page(
    'Sandbox identity provider',
    `<p>This stands in for Google on this machine. Nothing leaves it, and no password is needed.</p>
<h2>Choose an account for ${escaped(new URL(siteUrl).host)}</h2>
<form method="post">
<ul>
${READY.map(row).join('\n')}
</ul>
</form>
<h2>Or sign in as somebody else</h2>
<form method="post" novalidate>
${input('email', 'Email', 'type="email" autocomplete="off" maxlength="254" required')}
${input('name', 'Name', 'autocomplete="off" maxlength="200"', 'Left empty, the site is told no name.')}
<label class="check"><input type="checkbox" name="verified"${typed.verified ? ' checked' : ''}> Address verified</label>
<label class="check"><input type="checkbox" name="elsewhere"${typed.elsewhere ? ' checked' : ''}> Mailbox hosted elsewhere (no hd claim)</label>
<details${typed.sub === '' ? '' : ' open'}>
<summary>More</summary>
${input('sub', 'Account id (sub)', 'autocomplete="off" maxlength="255"', 'Left empty, it follows from the address.')}
</details>
<div class="actions">
<button>Continue</button>
<button class="quiet" name="cancel" value="yes">Cancel</button>
</div>
</form>`,
  )
}

/** The button is named by the address alone; name and warning describe it. */
function row({ name, email, emailVerified, hosted }: Account, index: number): string {
  const initials = name.replace(/(\w)\w*\s*/g, '$1')
  return `<li>
<span class="initials" aria-hidden="true">${escaped(initials)}</span>
<span class="who" id="who-${index}">${escaped(name)}${emailVerified ? '' : ' <small>address not verified</small>'}${hosted ? '' : ' <small>mailbox hosted elsewhere</small>'}</span>
<button name="account" value="${escaped(email)}" aria-describedby="who-${index}">${escaped(email)}</button>
</li>`
}

export const OVER = 'This sign-in is over. Please start again from the site.'

export function sentencePage(siteUrl: string, sentence: string): string {
  return page(
    'Sandbox identity provider',
    `<p>${escaped(sentence)}</p>\n<p><a href="${escaped(siteUrl)}">Back to the site</a></p>`,
  )
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
