// What makes dice at a table: one file, loaded once a game is on

export { Device } from './device';
export { browserShelf, Vault } from './vault';
