// What react-style-singleton exports, without a style element: the policy allows none, but an adopted style sheet is
// the page's own script at work.
import { useEffect } from 'react'

export function stylesheetSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return {
    add(css: string) {
      users += 1
      if (users > 1) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    },
    remove() {
      users -= 1
      if (users > 0 || !sheet) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    },
  }
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return (styles: string, isDynamic?: boolean) => {
    // As in the original, styles count only when dynamic.
    useEffect(() => {
      sheet.add(styles)
      return () => sheet.remove()
    }, [styles && isDynamic])
  }
}

export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic)
    return null
  }
}
