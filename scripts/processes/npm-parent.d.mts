export function hasLostNpm(): boolean;
