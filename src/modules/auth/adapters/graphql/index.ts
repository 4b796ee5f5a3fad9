export { AuthorizationType } from './authorization.resolver.js';
