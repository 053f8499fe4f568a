/* eslint-disable @typescript-eslint/no-empty-object-type -- the contexts fill them */

/** The views of the product by name; each context adds its own where it names them. */
export interface Views {}

/** The automations that a write may wait for. */
export interface Automations {}

export type ViewName = keyof Views;
export type AutomationName = keyof Automations;
