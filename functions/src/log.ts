export { error as logError, info as logInfo, warn as logWarning } from 'firebase-functions/logger';
