/** One decorator out of several; their messages are reported in the order given. */
export function compose(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}
