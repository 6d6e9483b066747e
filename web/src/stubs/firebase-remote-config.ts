const unused = () => undefined;

export {
  unused as ensureInitialized,
  unused as getAll,
  unused as getBoolean,
  unused as getNumber,
  unused as getString,
  unused as getValue,
};
