/** Id of the place in the taskbar where windows put their buttons, once there are any. */
export const TASK_BUTTONS = 'task-buttons';
