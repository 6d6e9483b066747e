import { openNextInstancesJob } from './open-next-instances.ts';
import { scheduled } from './scheduled.ts';

export const openNextInstances = scheduled(openNextInstancesJob);
