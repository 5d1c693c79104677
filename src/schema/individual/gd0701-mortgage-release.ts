import { defineSchema } from '../define-schema';

/** GD0701 抵押注销 (docs/rules/gd0701-mortgage-release.md): everything else is the register's. */
export const mortgageReleaseFields = defineSchema({ cns: { kind: 'tick', label: '申请与承诺' } });
