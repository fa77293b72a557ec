-- Whether check_at stands for nothing but calls about the payment itself: a capture that is known by then is what they tell.
alter table payment add told_of_capture boolean not null default false;
