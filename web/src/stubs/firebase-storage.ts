/** Replaces an unused package through the aliases in vite.config.ts. */
const unused = () => undefined;

export { unused as getDownloadURL, unused as ref };
