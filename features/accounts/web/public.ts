// What other parts of the shop may use of the accounts' screens.

export function openLogin(_options?: { email?: string }): void {}
