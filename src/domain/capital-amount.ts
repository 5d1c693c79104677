// CONTRACT (owner: the domain helper).
import type { Fen } from './money';
/** 人民币大写 by the PBOC rules (壹仟贰佰叁拾肆元伍角整); '超出最大值' from 1e15 yuan on; negative amounts start with 负. */
export declare function capitalAmount(fen: Fen): string;
