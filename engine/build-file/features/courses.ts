// Lessons in a row, and how far somebody got.
import type { FeatureDraft, Ground } from '../ground.ts'
import {
  action,
  bad,
  empty,
  entity,
  notice,
  offline,
  route,
  seed,
  story,
  stranger,
  twice,
  works,
} from '../writing.ts'

export function courses({ n, typical, money, people }: Ground): FeatureDraft {
  return {
    name: 'Course, lessons and progress',
    code: 'LEARN',
    why: 'Courses are bought in a good hour and dropped in the second week. Short lessons, a visible next step and a nudge after a quiet week decide whether anybody finishes.',
    stories: [
      story(
        n.customer.one,
        'go on where I stopped',
        'ten free minutes are enough',
        works(
          'lesson 3 at 4:10 | I open the course on another device | it goes on at 4:10, with lessons 1 and 2 ticked',
        ),
        stranger(
          'a lesson I have not bought | its page or video address is opened | the description and the price; video addresses live for ten minutes',
        ),
        bad(
          'an exercise answer of 50,000 characters, or an empty one | it is sent | refused beside the field; the text stays',
        ),
        twice('a finished lesson | it is finished again | one tick; the date stays the first'),
        offline('no network on the train | I finish a loaded lesson | the tick is kept and sent later'),
        empty('nothing begun | my courses open | lesson 1 with its minutes and one button'),
        works(
          'seven days without a lesson | the job runs | one email with the next lesson and its minutes; none after the third week',
        ),
      ),
    ],
    entities: [
      entity('CourseUnit', 'a course', 'title text; price_minor int; state draft|public', {
        unique: ['title'],
        read: 'everybody where public',
        write: 'admins',
        shared: 'the firm’s own',
      }),
      entity(
        'CourseLesson',
        'a step of it',
        'course_id -> CourseUnit; position int; title text; minutes int; video_key text?; exercise text?',
        {
          unique: ['course_id + position'],
          read: 'title by everybody; content by enrolled people',
          write: 'admins',
          shared: 'the firm’s own',
        },
      ),
      entity(
        'Enrolment',
        'the right to learn',
        'course_id -> CourseUnit; user_id -> User; payment_ref text?; ends_on date?',
        {
          unique: ['course_id + user_id'],
          read: 'the learner; admins',
          write: 'the server',
          owner: 'user_id',
        },
      ),
      entity(
        'LessonProgress',
        'how far',
        'lesson_id -> CourseLesson; user_id -> User; second int; done_at timestamptz?; answer text?',
        {
          unique: ['lesson_id + user_id'],
          read: 'the learner; teachers of the course',
          write: 'the learner',
          owner: 'user_id',
        },
      ),
    ],
    routes: [
      route('list', '/courses', 'Courses', 'everybody', 'what one can do afterwards, minutes a week, price', {
        empty: 'the date of the first course, one field',
        error: 'titles from the cache',
      }),
      route(
        'page',
        '/learn/:lesson',
        'A lesson',
        n.customer.one,
        'video with captions or text, exercise, next',
        { empty: 'text before the video is there', error: 'the transcript in place of the video' },
      ),
    ],
    actions: [
      action('enrol', n.customer.one, 'course_id', 'opens payment, enrols once', 'twice for one course'),
      action(
        'saveProgress',
        n.customer.one,
        'lesson_id, second, done',
        'keeps the furthest',
        'lessons not bought',
      ),
    ],
    notices: [notice('seven quiet days', n.customer.one, 'email, opt-out', 'next lesson, its minutes')],
    seeds: [
      seed('CourseUnit', 'title, price_minor, state', [
        `First course | ${typical} (${money(typical)}) | public`,
      ]),
      seed('CourseLesson', 'position, title, minutes', [
        '1 | What you will be able to do | 4',
        '2 | The first exercise | 9',
        '3 | Mistakes everybody makes | 7',
      ]),
      seed('LessonProgress', 'lesson_id, user_id, second, done_at', [
        `1 | ${people[0]} | 240 | yesterday`,
        `3 | ${people[0]} | 250 | none`,
      ]),
    ],
    measures: ['Learners who finish lesson 3, and the course', 'Where they stop'],
  }
}
