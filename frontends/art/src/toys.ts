import toys from './toys.json' with { type: 'json' };

export const ball = ({ onGround = true } = {}): string => (onGround ? toys.ballShadow : '') + toys.ball;
export const { bone, kennel } = toys;
