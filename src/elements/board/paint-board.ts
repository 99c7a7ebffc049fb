/** A drawn board on a canvas, shape by shape with the styles it has on the page: an image of the SVG would be forbidden by strict policies. */
import type { NardError } from '../../core/result.ts';
import { HEIGHT, WIDTH } from './geometry.ts';

/** Everything that is drawn; what hands touch lies in other groups. */
const SHAPES = ':is(.drawn, .arrows) :is(rect, circle, path, text)';

const number = (shape: Element, name: string): number => Number(shape.getAttribute(name) ?? 0);

function outline(shape: Element): Path2D {
  const path = new Path2D(shape.getAttribute('d') ?? '');
  if (shape.localName === 'circle') path.arc(number(shape, 'cx'), number(shape, 'cy'), number(shape, 'r'), 0, 2 * Math.PI);
  if (shape.localName === 'rect') path.roundRect(number(shape, 'x'), number(shape, 'y'), number(shape, 'width'), number(shape, 'height'), number(shape, 'rx'));
  return path;
}

/** Of the shape and all groups around it. */
function opacityOf(shape: Element, picture: Element): number {
  let opacity = 1;
  for (let node: Element | null = shape; node && node !== picture; node = node.parentElement) opacity *= Number(getComputedStyle(node).opacity);
  return opacity;
}

function paint(context: CanvasRenderingContext2D, shape: SVGGraphicsElement, style: CSSStyleDeclaration): void {
  const isText = shape.localName === 'text';
  const at = [number(shape, 'x'), number(shape, 'y')] as const;
  const path = isText ? null : outline(shape);
  const text = shape.textContent ?? '';
  const fill = (): void => {
    if (style.fill === 'none') return;
    context.fillStyle = style.fill;
    if (path) context.fill(path);
    else context.fillText(text, ...at);
  };
  const stroke = (): void => {
    if (style.stroke === 'none') return;
    context.strokeStyle = style.stroke;
    context.lineWidth = Number.parseFloat(style.strokeWidth);
    context.lineCap = style.strokeLinecap as CanvasLineCap;
    context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    if (path) context.stroke(path);
    else context.strokeText(text, ...at);
  };
  if (isText) {
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
  }
  const order = style.paintOrder.startsWith('stroke') ? [stroke, fill] : [fill, stroke];
  for (const draw of order) draw();
}

/** As everything that a page is told: with a code. */
const failure = (reason: string): Error & NardError => Object.assign(new Error(reason), { code: 'element_failed' as const, facts: { reason } });

/** A PNG of the picture, so many pixels wide. Rejects for a width that is none, and when the browser makes no image, such as one too large for it: element_failed {reason}. */
export async function paintBoard(picture: SVGSVGElement | null, width: number): Promise<Blob> {
  if (!picture) throw failure('nothing is drawn');
  if (!Number.isFinite(width) || width < 1) throw failure('a width is a number of pixels');
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round((width * HEIGHT) / WIDTH);
  const context = canvas.getContext('2d')!;
  const scale = new DOMMatrix().scale(canvas.width / WIDTH);
  const onScreen = picture.getScreenCTM()!.inverse();
  for (const shape of picture.querySelectorAll<SVGGraphicsElement>(SHAPES)) {
    const { a, b, c, d, e, f } = onScreen.multiply(shape.getScreenCTM()!);
    context.setTransform(scale.multiply(new DOMMatrix([a, b, c, d, e, f])));
    context.globalAlpha = opacityOf(shape, picture);
    paint(context, shape, getComputedStyle(shape));
  }
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!image) throw failure('the browser made no image');
  return image;
}
