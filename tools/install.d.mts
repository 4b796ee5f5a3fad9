/** Whether node_modules has the packages of package-lock.json. */
export function isInstalled(root: string): boolean;
