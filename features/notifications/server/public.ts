export { saveSettings, settingsOf } from './settings.ts'
export { unsubscribeUrl, unsubscribeUrls } from './unsubscribe.ts'
