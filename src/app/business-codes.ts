import type { BusinessCodes } from '@/layouts/HallSearch';

/** Path → business code, from the flow registry; loaded when somebody searches. */
export async function loadBusinessCodes(): Promise<BusinessCodes> {
  const { flows } = await import('@/flows/registry');
  return new Map(flows.map((flow) => [flow.path, flow.code]));
}
