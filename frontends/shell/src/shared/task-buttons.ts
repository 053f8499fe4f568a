export const TASK_BUTTONS = 'task-buttons';
