const unused = () => undefined;

export { unused as getDownloadURL, unused as ref };
