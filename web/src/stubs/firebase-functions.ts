const unused = () => undefined;

export { unused as httpsCallable };
