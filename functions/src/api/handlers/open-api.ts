import { describeApi } from '@fives/domain';
import type { HandlerOf } from '../handler.ts';

export const getOpenApi: HandlerOf<'getOpenApi'> = async () => describeApi();
