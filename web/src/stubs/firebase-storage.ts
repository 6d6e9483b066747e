/** Stands in for a package that is never reached; see the aliases in vite.config.ts. */
const unused = () => undefined;

export { unused as getDownloadURL, unused as ref };
