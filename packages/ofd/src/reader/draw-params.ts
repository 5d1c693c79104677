import type { DrawingContext } from './drawing';
import { attr, childElement } from './xml';

/** How lines and areas look, gathered from the object, its drawing parameter and whatever that stands on. */
export interface GraphicState {
  lineWidth: string;
  cap: string;
  join: string;
  miter: string;
  dash: string;
  dashOffset: string;
  fill: Element | undefined;
  stroke: Element | undefined;
}

export const INITIAL_GRAPHIC_STATE: GraphicState = {
  lineWidth: '',
  cap: '',
  join: '',
  miter: '',
  dash: '',
  dashOffset: '',
  fill: undefined,
  stroke: undefined,
};

/** Longer chains of parameters that stand on parameters are mistakes or circles. */
const LONGEST_CHAIN = 16;

/** The look of an object: its own attributes, then its parameter's, then `around` it (its layer's). */
export function graphicStateOf(element: Element, drawing: DrawingContext, around: GraphicState): GraphicState {
  let look = ownLook(element);
  let id = attr(element, 'DrawParam');
  for (let step = 0; id !== '' && step < LONGEST_CHAIN; step += 1) {
    const param = drawing.resources.params.get(id);
    if (!param) break;
    look = over(look, ownLook(param));
    id = attr(param, 'Relative');
  }
  return over(look, around);
}

function ownLook(element: Element): GraphicState {
  return {
    lineWidth: attr(element, 'LineWidth'),
    cap: attr(element, 'Cap'),
    join: attr(element, 'Join'),
    miter: attr(element, 'MiterLimit'),
    dash: attr(element, 'DashPattern'),
    dashOffset: attr(element, 'DashOffset'),
    fill: childElement(element, 'FillColor'),
    stroke: childElement(element, 'StrokeColor'),
  };
}

function over(first: GraphicState, then: GraphicState): GraphicState {
  return {
    lineWidth: first.lineWidth || then.lineWidth,
    cap: first.cap || then.cap,
    join: first.join || then.join,
    miter: first.miter || then.miter,
    dash: first.dash || then.dash,
    dashOffset: first.dashOffset || then.dashOffset,
    fill: first.fill ?? then.fill,
    stroke: first.stroke ?? then.stroke,
  };
}
